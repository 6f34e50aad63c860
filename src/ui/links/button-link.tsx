import { AppLink, type AppLinkProps } from './app-link.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';

/** A link that looks like a button. For an unsafe address it renders nothing. */
export function ButtonLink({ look, size, className, ...link }: ButtonLook & AppLinkProps) {
  return <AppLink {...link} className={buttonClass({ look, size }, className)} whenUnsafe="nothing" />;
}
