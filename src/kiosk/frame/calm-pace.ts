import { pace } from '../../ui/rotation/pace.ts';

// Kiosk rotations pause three times as long and move half as fast: people in a foyer read standing up. CSS durations
// are set separately (tokens.css).
pace.rest = 3;
pace.move = 2;
