import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { AppNode, JsonObject } from '#sdk';

/** How large a widget can be, in columns (12 fill the page) and rows of 70 pixels. */
export interface HomePageWidgetLayout {
  width?: { minColumns?: number; maxColumns?: number; defaultColumns?: number };
  height?: { minRows?: number; maxRows?: number; defaultRows?: number };
}

/** One value that users can set: the part of JSON Schema that the settings form supports. */
export interface WidgetSettingSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /** The label. The name of the property by default. */
  title?: string;
  description?: string;
  default?: string | number | boolean | readonly string[];
  enum?: ReadonlyArray<string | number>;
  /** Labels of `enum`, in the same order. */
  enumNames?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  /** Items of an array: texts, or some of the values in `enum`. */
  items?: { type?: 'string'; enum?: readonly string[]; enumNames?: readonly string[] };
}

/** What users can set about a widget. The values become props of its `Content`. */
export interface HomePageWidgetSettings {
  schema?: {
    title?: string;
    description?: string;
    type?: 'object';
    properties?: Readonly<Record<string, WidgetSettingSchema>>;
    required?: readonly string[];
  };
}

/** The parts of a widget. `Content` and `Actions` receive `componentProps` and the user's settings as props. */
export interface HomePageWidgetParts {
  Content: (props: never) => ReactNode;
  /** Buttons beside the title. */
  Actions?: (props: never) => ReactNode;
  /** Holds what `Content` and `Actions` share. */
  ContextProvider?: ComponentType<{ children: ReactNode }>;
}

/** What the page and the gallery show of a widget. */
export interface HomePageWidgetDetails {
  title?: string;
  /** One sentence for the gallery. */
  description?: string;
  layout?: HomePageWidgetLayout;
  settings?: HomePageWidgetSettings;
}

/** What is only needed of a widget when the home page opens, in a module of its own. */
export interface LazyWidget {
  details: HomePageWidgetDetails;
  parts: HomePageWidgetParts;
}

/** A widget of the home page, as layouts receive it. */
export interface HomePageWidgetData extends HomePageWidgetDetails {
  node: AppNode;
  /** The card of the widget. Settings are its props. */
  component: ReactElement<JsonObject>;
  /** The name in `defaultConfig` and in stored layouts. The id of the extension by default. */
  name: string;
  /** Loads the details that were not given. Layouts receive widgets with all details. */
  details?: () => Promise<HomePageWidgetDetails>;
}

/** Props of a layout that replaces the widget grid. */
export interface HomePageLayoutProps {
  widgets: readonly HomePageWidgetData[];
}
