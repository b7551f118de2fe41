import { serveReader } from '../../background/serveReader';
import { createOutlineReader } from '../../outline/createOutlineReader';
import { createRouterOutline } from './routerOutline';

// Runs in a worker, because a definition can have millions of characters.
serveReader(createOutlineReader(createRouterOutline));
