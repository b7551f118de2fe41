import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../../tokens';
import { createControlDefaults } from './controls';
import { createFeedbackDefaults } from './feedback';
import { createOverlayDefaults } from './overlays';
import { createSurfaceDefaults } from './surfaces';

/** Defaults and styles of Material UI components, so that plugins that use them directly look like the rest of the portal. */
export function createComponentDefaults(tokens: Tokens): Components<Theme> {
  return {
    ...createControlDefaults(tokens),
    ...createSurfaceDefaults(tokens),
    ...createFeedbackDefaults(tokens),
    ...createOverlayDefaults(tokens),
  };
}
