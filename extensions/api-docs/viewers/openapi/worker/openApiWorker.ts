import { serveReader } from '../../background/serveReader';
import { createOpenApiReader } from '../model/createOpenApiReader';

// Runs in a worker, because a large definition takes a second to parse.
serveReader(createOpenApiReader);
