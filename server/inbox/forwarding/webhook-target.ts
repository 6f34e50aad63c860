import { createHmac } from 'node:crypto';
import { ANSWER_LIMIT_MS, type ForwardTarget } from './forward-target.ts';

export interface WebhookSetting {
  readonly url: string;
  /** Shared with the receiver, who can so tell our requests from any others. */
  readonly secret: string;
}

/**
 * Sends messages on as JSON to an address. `X-Signature-256` is `sha256=` and the HMAC of the body, as many services
 * have it; the key is also part of the body, so that it is signed as well.
 */
export function webhookTarget({ url, secret }: WebhookSetting): ForwardTarget {
  return {
    async send(message) {
      const body = JSON.stringify(message);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.key,
          'x-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
        body,
        // Wherever it leads, the message was not meant for it.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      if (!ok) throw Object.assign(new Error(`The receiver answered ${status}.`), { status });
    },
  };
}
