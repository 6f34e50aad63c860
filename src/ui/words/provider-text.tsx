import { languageOf } from './language-of.ts';

interface ProviderTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** Text of the provider, in its own language and direction (WCAG 3.1.2). */
export function ProviderText({ children, className }: ProviderTextProps) {
  return (
    <bdi lang={languageOf(children)} className={className}>
      {children}
    </bdi>
  );
}
