import { createContext } from 'react';
import type { FormField } from '../blueprints/formField';

/** Loads the fields that are attached to the page instead of the API. They take precedence. */
export const PageFormFields = createContext<ReadonlyArray<() => Promise<FormField>>>([]);
