import type { ReadBody } from '../read-body.ts';

/** Reads a body and returns the answer with the lines it would have logged. */
export function readNoting<Answer>(endpoint: { readonly read: ReadBody<Answer> }, body: unknown) {
  const notes: string[] = [];
  const answer = endpoint.read(body, (problem) => notes.push(problem));
  return { answer, notes };
}
