import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { kioskPaths } from '../kiosk-paths.ts';
import { useEndedInPlace } from '../visit/end-visit.ts';
import { KioskLayout } from './kiosk-layout.tsx';

/**
 * The kiosk's layout. It gets a new key for each visit that ended without a page load, so no state outlives the
 * visitor.
 */
export function KioskFrame() {
  const ended = useEndedInPlace();
  const isAtBeginning = canonicalPath(useLocation().pathname) === kioskPaths.start();
  const [visit, setVisit] = useState(ended);
  // Re-rendered before the start page shows, it would take the last visitor's page for the start of a visit.
  if (isAtBeginning && visit !== ended) setVisit(ended);
  return <KioskLayout key={visit} />;
}
