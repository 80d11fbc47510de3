import type { Finding } from '../../shared/finding.ts';

/** Notes on a Content-Type that is missing or odd: the body is read as JSON in UTF-8 all the same. */
export function describeMediaType(contentType: string | undefined): Finding[] {
  if (contentType === 'application/json') return [];
  if (contentType === undefined) return [note('http.content_type', 'No Content-Type came; the body is read as JSON.')];
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim());
  const findings: Finding[] = [];
  if (!/^application\/(json|[^/\s]+\+json)$/i.test(type)) {
    findings.push(
      note('http.content_type', `Content-Type is “${contentType.slice(0, 200)}”, not application/json; the body is read as JSON.`),
    );
  }
  const charset = parameters.map((parameter) => /^charset\s*=\s*"?([^"\s]+)"?$/i.exec(parameter)?.[1]).find((name) => name !== undefined);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    findings.push(note('http.charset', `The charset is called “${charset.slice(0, 60)}”; the body is read as UTF-8.`));
  }
  return findings;
}

function note(code: string, message: string): Finding {
  return { code, level: 'note', message, text: 'wire', pointer: null, offset: null };
}
