import { useState } from 'react';
import type { GameFacts } from '#core/contract/entities/game-fields.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { Button } from '../../../ui/links/button.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';

/** The button that opens the organisers' notes on registration. Renders nothing without a label (GAME-03). */
export function RegistrationHelp({ registration: { label, html } }: Pick<GameFacts, 'registration'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (label === '') return null;
  return (
    <>
      <Button look="lined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ProviderText>{label}</ProviderText>
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={<ProviderText>{label}</ProviderText>}>
        <SafeHtml html={html} />
      </Modal>
    </>
  );
}
