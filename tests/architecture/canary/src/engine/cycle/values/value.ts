import { shape } from '../shapes/shape';

export const value = shape;
