import { KeyList } from '../../ui/KeyList.tsx';
import { Section } from './Section.tsx';

/** Every key that does something. */
export function KeysSection() {
  return (
    <Section id="keys">
      <KeyList />
    </Section>
  );
}
