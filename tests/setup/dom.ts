import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
