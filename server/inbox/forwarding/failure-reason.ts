/** Codes such as ECONNREFUSED and EAUTH. Nothing longer, since an error text of the other side may quote a message. */
const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** Says why an attempt failed, without anything that a visitor wrote: "EENVELOPE 550", "503". */
export function failureReason(error: unknown): string {
  const found = [error, (error as { cause?: unknown } | null)?.cause].flatMap((one) =>
    typeof one === 'object' && one !== null ? [one as Readonly<Record<string, unknown>>] : [],
  );
  const code = found.map((one) => one.code).find((one) => typeof one === 'string' && CODE.test(one));
  const status = found
    .flatMap(({ responseCode, status }) => [responseCode, status])
    .find((one) => Number.isInteger(one));
  return [code, status].filter((word) => word !== undefined).join(' ') || 'NO ANSWER';
}
