// Everything that pages and components may ask about how an appointment is shown. Pure; safe in a browser.
export * from './display/card';
export * from './display/clock';
export * from './display/day';
export * from './display/person';
export * from './display/shown-person';
export * from './display/same-json';
export * from './display/status';
