import { keyOf, literalOf } from '../../../shared/json/access.ts';
import type { StepView } from '../../../shared/steps/stepView.ts';
import { JsonTree } from '../JsonTree.tsx';

/** The members that no convention knows, as they stand in the step. */
export function OthersView({ step: { document, others } }: { readonly step: StepView }) {
  const members = others.map((node) => `${JSON.stringify(keyOf(document, node) ?? '')}:${literalOf(document, node)}`);
  return <JsonTree text={`{${members.join(',')}}`} label="Other members" />;
}
