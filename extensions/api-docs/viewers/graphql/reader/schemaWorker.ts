import { serveRequests } from '../../background/serveRequests';
import { createSchemaReader } from './schemaReader';

// Runs in a worker, because a large schema takes seconds to parse.
serveRequests(createSchemaReader());
