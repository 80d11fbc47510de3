import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Finding } from '../../../../shared/finding.ts';
import type { Hold } from '../../../../shared/hold.ts';
import type { ToolForm } from '../../../../shared/situation.ts';
import { openNode } from '../../../store/openNode.ts';
import { useView } from '../../../store/view.ts';
import { situationFacts } from '../../../ui/situationFacts.ts';
import { visibleText } from '../../../ui/visibleText.ts';
import { FindingList } from './FindingList.tsx';
import type { HeldSituation } from '../requestText.ts';
import type { Checked } from './useFindings.ts';

interface KnowledgePaneProps {
  readonly hold: Hold;
  readonly held: HeldSituation;
  /** Null where nothing can be released any more, so that nothing is checked. */
  readonly checked: Checked | null;
  /** Findings against fields of a new call are not told yet. */
  readonly keepsBack: boolean;
  readonly onReveal: (finding: Finding) => void;
}

/** All that the caller told, and what stands against the answer so far. */
export function KnowledgePane({ hold, held, checked, keepsBack, onReveal }: KnowledgePaneProps) {
  const { form, situation } = held;
  const facts = useMemo(() => situationFacts(situation), [situation]);
  return (
    <section aria-label="What you know" className="flex min-h-0 flex-1 flex-col">
      <h2 className="shrink-0 border-b border-line px-3.5 py-2.5 text-l leading-5 font-semibold">What you know</h2>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-3.5">
        {checked && (
          <Part title="Findings">
            <div aria-live="polite">
              {checked.problem !== null && <p className="captured text-stop">{`Could not be checked: ${checked.problem}`}</p>}
              {checked.findings.length === 0 && checked.problem === null && !keepsBack && (
                <p className="text-ink-3">{checked.pending ? 'Checking…' : 'Nothing stands against it.'}</p>
              )}
              {keepsBack && <p className="not-last:mb-1.5 text-ink-3">The new call is still to be filled in.</p>}
              <FindingList findings={checked.findings} onReveal={onReveal} />
            </div>
          </Part>
        )}
        <Part title="Permanent rules">
          {form.rules.length === 0 && <p className="text-ink-3">None in memory.</p>}
          {form.rules.map((rule, index) => (
            <p key={index} className="captured line-clamp-6 rounded-card border border-line bg-raised px-3 py-2 not-first:mt-1.5">
              {visibleText(rule)}
            </p>
          ))}
        </Part>
        {form.vocabulary.length > 0 && (
          <Part title="Attributes">
            <dl className="grid gap-1 font-mono text-m">
              {form.vocabulary.map((list) => (
                <div key={list.name} className="flex min-w-0 flex-wrap gap-x-3">
                  <dt className="captured text-ink-2">{visibleText(list.name)}</dt>
                  <dd className="captured line-clamp-6 min-w-0 text-ink">{visibleText(list.words.join('  '))}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        <Part title="Tools">
          {form.tools.length === 0 && <p className="text-ink-3">None.</p>}
          {form.tools.map((tool, index) => (
            <div key={index} className="not-first:mt-1.5">
              <code className="captured font-mono text-m">{visibleText(signatureOf(tool))}</code>
              {tool.description !== '' && <p className="captured line-clamp-3 text-s text-ink-3">{visibleText(tool.description)}</p>}
            </div>
          ))}
        </Part>
        {facts.length > 0 && (
          <Part title="Facts">
            <dl className="grid gap-1">
              {facts.map((fact, index) => (
                <div key={index} className="flex min-w-0 flex-wrap gap-x-3">
                  <dt className="captured text-ink-2">{fact.label}</dt>
                  <dd className="captured line-clamp-4 min-w-0">{visibleText(fact.text)}</dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        <Part title="How it got here">
          <div className="grid justify-items-start gap-1">
            <button
              type="button"
              className="text-accent hover:underline"
              onClick={() => openNode({ situation: hold.situation, candidate: null })}
            >
              Show what led to it in Branches
            </button>
            <button type="button" className="text-accent hover:underline" onClick={() => useView.getState().openExchange(hold.exchange)}>
              Open the exchange in Traffic
            </button>
          </div>
        </Part>
      </div>
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1.25 text-s text-ink-3">{title}</h3>
      {children}
    </div>
  );
}

function signatureOf(tool: ToolForm): string {
  const parameters = tool.parameters.map((each) => `${each.name}${each.required ? '' : '?'}${each.type === '' ? '' : `: ${each.type}`}`);
  return `${tool.name}(${parameters.join(', ')})`;
}
