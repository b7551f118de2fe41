import { serveRequests } from '../../background/serveRequests';
import { createProtoOutline } from './protoOutline';

// Runs in a worker, because a definition can have millions of characters.
serveRequests(createProtoOutline);
