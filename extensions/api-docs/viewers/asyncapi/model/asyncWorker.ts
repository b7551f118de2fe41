import { serveReader } from '../../background/serveReader';
import { createAsyncReader } from './createAsyncReader';

// Runs in a worker, because a large document takes a second to parse.
serveReader(createAsyncReader);
