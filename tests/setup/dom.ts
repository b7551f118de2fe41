import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that does other things too is slower: what is awaited may come late, and fails only when it never comes.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
