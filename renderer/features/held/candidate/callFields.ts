import type { ComposerForm, ParameterForm, ToolForm } from '../../../../shared/situation.ts';
import type { CallView } from './candidateView.ts';

/** One argument of a call as the form offers it. */
export interface ArgumentField {
  readonly name: string;
  /** Null where the tool has no such parameter. */
  readonly parameter: ParameterForm | null;
  /** Its exact text; null where the call does not give it. */
  readonly literal: string | null;
}

/** The tool's parameters in their order, then what the call gives beyond them. */
export function argumentFields(call: CallView, tool: ToolForm | null): ArgumentField[] {
  const parameters = tool?.parameters ?? [];
  const given = new Map(call.arguments.map((argument) => [argument.name, argument.text]));
  const known = parameters.map((parameter) => ({ name: parameter.name, parameter, literal: given.get(parameter.name) ?? null }));
  const names = new Set(parameters.map((parameter) => parameter.name));
  const beyond = call.arguments.filter((argument) => !names.has(argument.name));
  return [...known, ...beyond.map((argument) => ({ name: argument.name, parameter: null, literal: argument.text }))];
}

export function findTool(form: ComposerForm, name: string): ToolForm | null {
  return form.tools.find((tool) => tool.name === name) ?? null;
}

/** Arguments that only made sense for the tool before: to be dropped when another known tool is chosen. */
export function outdatedArguments(call: CallView, form: ComposerForm, nextName: string): string[] {
  const next = findTool(form, nextName);
  if (!next) return [];
  const wanted = new Set(next.parameters.map((parameter) => parameter.name));
  const ofOthers = new Set(form.tools.flatMap((tool) => tool.parameters.map((parameter) => parameter.name)));
  return call.arguments.map((argument) => argument.name).filter((name) => !wanted.has(name) && ofOthers.has(name));
}

/** Where a parameter's choices come from, such as `from objects`; empty where they are not one word list. */
export function choicesFrom(parameter: ParameterForm, form: ComposerForm): string {
  if (parameter.choices.length === 0) return '';
  const list = form.vocabulary.find(
    ({ words }) => words.length === parameter.choices.length && words.every((word, at) => word === parameter.choices[at]),
  );
  return list ? `from ${list.name}` : '';
}
