// Without this page a slot would keep what the page before it showed there.
export { default } from '../default';
