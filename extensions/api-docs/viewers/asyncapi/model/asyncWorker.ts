import { serveRequests } from '../../background/serveRequests';
import { createAsyncReader } from './createAsyncReader';

// Runs in a worker, because a large document takes a second to parse.
serveRequests(createAsyncReader());
