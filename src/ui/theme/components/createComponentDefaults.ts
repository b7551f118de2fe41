import type { Components, Theme } from '@mui/material/styles';
import type { Tokens } from '../tokens';
import { createBaselineDefaults } from './baseline';
import { createControlDefaults } from './controls';
import { createFeedbackDefaults } from './feedback';
import { createOverlayDefaults } from './overlays';
import { createSurfaceDefaults } from './surfaces';

/** Defaults and styles of Material UI's own components, so that a plugin that uses them directly looks like the rest. */
export function createComponentDefaults(tokens: Tokens): Components<Theme> {
  return {
    ...createBaselineDefaults(tokens),
    ...createControlDefaults(tokens),
    ...createSurfaceDefaults(tokens),
    ...createFeedbackDefaults(tokens),
    ...createOverlayDefaults(tokens),
  };
}
