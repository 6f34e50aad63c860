import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Logo } from '../../ui/pictures/logo.tsx';
import { kioskPaths } from '../kiosk-paths.ts';
import { useStaffDoor } from './use-staff-door.ts';

/** The logo. Held down, it opens the staff page. */
export function StaffDoor({ className }: { readonly className?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useStaffDoor(
    place,
    useCallback(() => void navigate(kioskPaths.staff()), [navigate]),
  );
  return (
    <div ref={place} className={className}>
      <Logo size="large" />
    </div>
  );
}
