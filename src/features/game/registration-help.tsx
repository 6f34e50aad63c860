import { useState } from 'react';
import type { GameFacts } from '#core/contract/game-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SafeHtml } from '../../ui/safe-html/safe-html.tsx';
import { Told } from '../../ui/told.tsx';

/** The button that opens what the organisers say about registering; without a label there is none (GAME-03). */
export function RegistrationHelp({ registration: { label, html } }: Pick<GameFacts, 'registration'>) {
  const [isOpen, setIsOpen] = useState(false);
  if (label === '') return null;
  return (
    <>
      <Button look="lined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Told>{label}</Told>
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={<Told>{label}</Told>}>
        <SafeHtml html={html} />
      </Modal>
    </>
  );
}
