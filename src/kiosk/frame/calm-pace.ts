import { pace } from '../../ui/rotation/pace.ts';

// What turns beside somebody who reads standing, in a foyer, turns slowly. Style sheets have their own lengths (tokens.css).
pace.rest = 3;
pace.move = 2;
