'use client';
// The board's parts for the page and for the top bar, in one file so that they travel as one script.
export { Board } from './board';
export { BoardLive } from './board-live';
export { BoardPickers } from './board-pickers';
