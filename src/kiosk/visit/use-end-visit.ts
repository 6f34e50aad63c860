import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { kioskPaths } from '../kiosk-paths.ts';
import { endVisit } from './end-visit.ts';
import type { VisitEnd } from './use-visit.ts';

/** Ends the visit: see `endVisit`. */
export function useEndVisit(): (where?: VisitEnd) => void {
  const navigate = useNavigate();
  return useCallback(
    (where = 'here') => void endVisit(() => navigate(kioskPaths.start(), { replace: true }), where),
    [navigate],
  );
}
