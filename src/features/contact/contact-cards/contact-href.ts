import { decimalDigits } from '#core/contract/decimal-digits.ts';
import type { ContactCard } from '#core/contract/entities/contact-card.ts';

const WHATSAPP_CHAT = 'https://wa.me/';
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/;

/** What pressing a text of a contact card does, by the type of the card (CONTACT-02); null for plain words. */
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

/** An address must not bring further fields of a letter with it ("?bcc="). */
function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@');
}

function withDigits(text: string, toHref: (digits: string) => string): string | null {
  const digits = decimalDigits(text);
  return digits === '' ? null : toHref(digits);
}
