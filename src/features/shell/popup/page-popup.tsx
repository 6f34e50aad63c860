import { type ReactNode, useState } from 'react';
import type { PopupNotice } from '#core/contract/entities/popup.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { useMayAsk } from '../../../data/visit/interruptions.ts';
import { useIsQuietTime } from '../../../data/visit/use-is-quiet-time.ts';
import { useIsDialogOpen } from '../../../ui/dialog/open-dialogs.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { addressInHtml } from '../../../ui/safe-html/html-text.ts';
import { PopupDialog } from './popup-dialog.tsx';
import { arePopupsOver, endPopups } from './popup-flag.ts';
import { popupPageName } from './popup-page-name.ts';
import { popupQuery } from './queries.ts';
import { useKnownPicture } from './use-known-picture.ts';

interface PagePopupProps {
  /** The page's name from `pageNameOf`; null if the page has no popup. */
  readonly pageName: string | null;
  /** Null while it is unknown. */
  readonly eventId: string | null;
  /** Returns the content below the popup, given its query. */
  readonly foot?: ((query: ReturnType<typeof popupQuery>) => ReactNode) | undefined;
}

/**
 * The popup of the current page (section 4). Give it the page as its key, so that it closes with the page, and the next
 * page shows its own (POPUP-11). It is never part of the prerendered page. It appears once the visitor has started to
 * use the page, and no other prompt is open.
 */
export function PagePopup({ pageName, eventId, foot }: PagePopupProps) {
  const isHydrated = useIsHydrated();
  const isAsked = isHydrated && pageName !== null && eventId !== null;
  const name = popupPageName(pageName ?? '');
  const query = popupQuery(name, eventId ?? '');
  const answer = useAnswer({ ...query, enabled: isAsked });
  const [isClosed, setIsClosed] = useState(false);
  const notice = answer.state === 'success' ? answer.value : null;
  const isQuietTime = useIsQuietTime();
  const isWorth = isWorthShowing(notice) && !isClosed && !arePopupsOver();
  const picture = useKnownPicture(isWorth && !isQuietTime ? pictureOf(notice) : null);
  const isWanted = isWorth && !isQuietTime && picture !== undefined;
  const mayCome = pageName !== null && !isClosed && (answer.state === 'loading' || isWorth);
  const mayAsk = useMayAsk('popup', isWanted || (mayCome ? 'perhaps' : false), useIsDialogOpen());
  if (eventId === null || !isWorthShowing(notice)) return null;
  return (
    <PopupDialog
      notice={notice}
      picture={picture ?? null}
      pageName={name}
      eventId={eventId}
      isOpen={mayAsk}
      foot={foot?.(query)}
      onClose={() => {
        if (notice.isOneTime) endPopups();
        setIsClosed(true);
      }}
    />
  );
}

/** Returns the address of a picture if the markup contains nothing else. Other markup is shown as it is. */
function pictureOf({ image }: PopupNotice): string | null {
  const address = addressInHtml(image);
  return address === null ? null : pictureAddress(address);
}

/** Only the first item counts, visible or not (POPUP-01). A popup without text or picture would be empty. */
function isWorthShowing(notice: PopupNotice | null): notice is PopupNotice {
  return notice?.isVisible === true && [notice.heading, notice.image, notice.description].some(hasMarkup);
}
