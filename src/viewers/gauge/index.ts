/** Gauges that show a value and whether it is good or bad. */
export { Gauge } from './Gauge';
export { LinearGauge } from './LinearGauge';
