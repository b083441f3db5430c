/** Dialogs that the start page loads when they are first opened, to show the page itself sooner. */
export { Dialog, KeyList } from '@baize/table';
