import { useState } from 'react';
import { ui } from '../../../src/ui/index';
import { inner } from '../inner';

export const routes = [useState, ui, inner];
