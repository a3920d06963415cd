import { beforeEach } from 'vitest';

// In Firefox, keys go to the page around the frame of the tests until that frame asks for them.
beforeEach(() => window.focus());
