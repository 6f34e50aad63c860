import { decimalDigits } from '#core/contract/decimal-digits.ts';
import type { ContactCard } from '#core/contract/entities/contact-card.ts';

const WHATSAPP_CHAT = 'https://wa.me/';
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Returns the link for a text of a contact card, by the card's type (CONTACT-02). Null means plain text. */
export function contactHref(type: ContactCard['type'], text: string): string | null {
  const trimmed = text.trim();
  switch (type) {
    case 'email':
      return LOOKS_LIKE_EMAIL.test(trimmed) ? `mailto:${encodeAddress(trimmed)}` : null;
    case 'mobile':
      return withDigits(trimmed, (digits) => `tel:${/^[+＋]/.test(trimmed) ? '+' : ''}${digits}`);
    case 'whatsapp':
      return withDigits(trimmed, (digits) => `${WHATSAPP_CHAT}${digits}`);
    default:
      return null;
  }
}

/** An address must not add e-mail header fields ("?bcc="). */
function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

function withDigits(text: string, toHref: (digits: string) => string): string | null {
  const digits = decimalDigits(text);
  return digits === '' ? null : toHref(digits);
}
