import { candidateLayout } from '../../../../shared/protocols/magma/layout.ts';

/** A layout for tests: MAGMA's. */
export const testLayout = candidateLayout;
