import type { CandidateLayout } from '../../../../shared/candidateLayout.ts';
import type { Finding } from '../../../../shared/finding.ts';
import type { ComposerForm, ParameterForm, ParameterKind } from '../../../../shared/situation.ts';
import { argumentFields, findTool } from './callFields.ts';
import type { CandidateParts } from './candidateParts.ts';
import { viewFrame } from './candidateView.ts';
import { placesOf } from './places.ts';

const FITS: Readonly<Record<ParameterKind, RegExp>> = {
  text: /^"/,
  integer: /^-?\d+(?:\.0+)?$/,
  number: /^-?\d/,
  truth: /^(?:true|false)$/,
  json: /^/,
};
const SHOWN = 60;

/** Arguments of one candidate whose values are not what their parameters declare: consumers may refuse them, or fail on them. */
export function argumentFindings(candidate: number, parts: CandidateParts, layout: CandidateLayout, form: ComposerForm): Finding[] {
  if (parts.kind === 'text') return [];
  return viewFrame(parts.frame, layout).calls.flatMap((call) =>
    argumentFields(call, findTool(form, call.name)).flatMap(({ name, parameter, literal }) => {
      if (parameter === null || literal === null || FITS[parameter.kind].test(literal)) return [];
      const pointer = `/${candidate}${placesOf(layout).call(call.index, layout.call.arguments, name)}`;
      return [
        { code: 'form.argument_type', level: 'warning', message: describe(parameter, literal), text: 'candidate', pointer, offset: null },
      ];
    }),
  );
}

function describe({ name, type }: ParameterForm, literal: string): string {
  const given = literal.length > SHOWN ? `${literal.slice(0, SHOWN)}…` : literal;
  return `“${name}” is declared as ${type}; it gets ${literal.startsWith('"') ? 'the text ' : ''}${given}.`;
}
