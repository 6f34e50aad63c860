import type { BrowserContext } from '@playwright/test';
import { findReadEndpoint } from '#core/contract/endpoints.ts';
import { type Fill, poisonedBody } from './poisoned-answers.ts';

interface AnswerOptions {
  /** How many items a list has; if the answer is a single item, inner lists repeat their entry. */
  readonly times?: number;
  readonly write?: (body: unknown) => string;
}

/** Answers every reading call of a context with a complete answer whose fields `fill` may replace. */
export async function answerEverything(
  context: BrowserContext,
  fill: Fill,
  { times = 1, write = (body) => JSON.stringify(body) }: AnswerOptions = {},
): Promise<void> {
  await context.route('**/api/**', (route) => {
    const request = route.request();
    const endpoint = findReadEndpoint(request.method(), new URL(request.url()).pathname);
    if (endpoint === undefined) return route.fallback();
    const isList = ['list', 'groups'].includes(endpoint.read.form.takes);
    const body = poisonedBody(endpoint, fill, isList ? { items: times } : { copies: times });
    return route.fulfill({ contentType: 'application/json', body: write(body) });
  });
}
