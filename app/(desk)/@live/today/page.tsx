// How fresh the board is; it tells by itself.
export { BoardLive as default } from '@/components/queue/board-parts';
