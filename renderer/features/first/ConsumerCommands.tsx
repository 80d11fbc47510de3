import { useState } from 'react';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Scroll } from '../../ui/Scroll.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { describeConsumers } from './consumers.ts';

/** How to point each kind of consumer here, ready to be copied. */
export function ConsumerCommands({ address }: { readonly address: string }) {
  const consumers = describeConsumers(address);
  const [name, setName] = useState('curl');
  const chosen = consumers.find((consumer) => consumer.name === name) ?? consumers[0];
  return (
    <section aria-label="Point a consumer here" className="mt-7.5">
      <h2 className="mb-1.5 text-ink-2">Point a consumer here</h2>
      <Segmented
        label="Consumer"
        value={chosen.name}
        options={consumers.map((consumer) => ({ value: consumer.name, label: consumer.name }))}
        onChange={setName}
      />
      <div className="relative mt-2">
        <Scroll label="What to copy" className="overflow-x-auto rounded-control border border-line bg-bg py-2 pr-10 pl-2.5">
          <pre className="font-mono text-m leading-[1.6]">{chosen.text}</pre>
        </Scroll>
        <div className="absolute top-1.5 right-1.5">
          <CopyButton text={chosen.text} label="Copy" />
        </div>
      </div>
      <p className="mt-1.5 text-ink-3">{chosen.says}</p>
    </section>
  );
}
