import { serveRequests } from '../../background/serveRequests';
import { createRouterOutline } from './routerOutline';

// Runs in a worker, because a definition can have millions of characters.
serveRequests(createRouterOutline);
