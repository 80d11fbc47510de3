/** The nonce that the content security policy gave this page for its styles; empty where it has none, as in development. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
