import { settings } from '#core/settings.ts';
import type { IconName } from '../../ui/pictures/icon.tsx';

/** The movement's pages on other sites (reading Q-11: invented). */
export const socialPages: readonly { icon: IconName; name: string; href: string }[] = [
  { icon: 'facebook-logo', name: 'Facebook', href: 'https://example.org/?page=facebook' },
  { icon: 'instagram-logo', name: 'Instagram', href: 'https://example.org/?page=instagram' },
  { icon: 'youtube-logo', name: 'YouTube', href: 'https://example.org/?page=youtube' },
  { icon: 'x-logo', name: 'X', href: 'https://example.org/?page=x' },
];

/** How to reach the office. Numbers and addresses are invented and lead nowhere. */
export const office = {
  email: `office@${settings.productSlug}.example`,
  phone: '+91 00000 00101',
  whatsapp: '+91 00000 00103',
  address: '1 Lyre Avenue, Old Quay, Goa, India',
} as const;

/** Returns a `tel:` address with digits and plus signs only. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
