import type { Transporter } from 'nodemailer';
import { cleanLine } from '../../programme-files/clean-text.ts';
import { ANSWER_LIMIT_MS, type ForwardTarget } from './forward-target.ts';

/** Sends messages on by e-mail: to one address and from it, so that no mail server doubts the sender. */
export interface MailSetting {
  readonly to: string;
  /** `smtp://user:password@host:587`, or `smtps://`. */
  readonly smtpUrl: string;
  /** Name of the sender. */
  readonly from: string;
  /** The part of the Message-ID after the @. */
  readonly site: string;
}

/** Returns a target that sends each message as an e-mail. */
export function mailTarget({ to, smtpUrl, from, site }: MailSetting): ForwardTarget {
  /** Opened with the first message: most servers send none. */
  let transport: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      ...{
        connectionTimeout: ANSWER_LIMIT_MS,
        greetingTimeout: ANSWER_LIMIT_MS,
        socketTimeout: ANSWER_LIMIT_MS,
      },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
  };
  return {
    async send({ key, receivedAt, name: written, email, phone, text }) {
      const name = cleanLine(written);
      transport ??= open();
      await (await transport).sendMail({
        from: { name: from, address: to },
        to: { name: '', address: to },
        replyTo: { name, address: email },
        subject: `Message from ${name}`,
        messageId: `<${key}@${site}>`,
        date: new Date(receivedAt),
        text: `${text}\n\n-- \n${name}\n${email}\n${phone}\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
