import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from '../../navigation/document-head.tsx';
import { kioskPaths } from '../kiosk-paths.ts';
import { useEndedInPlace } from '../visit/end-visit.ts';
import { KioskLayout } from './kiosk-layout.tsx';

/** The frame, a new one for each visit that ended without a new page: nothing it holds outlives the visitor. */
export function KioskFrame() {
  const ended = useEndedInPlace();
  const isAtBeginning = canonicalPath(useLocation().pathname) === kioskPaths.start();
  const [visit, setVisit] = useState(ended);
  // Drawn anew before the beginning is there, it would take the last visitor's page for a visit.
  if (isAtBeginning && visit !== ended) setVisit(ended);
  return <KioskLayout key={visit} />;
}
