/** What the static site puts around the pages: addresses in the query, and an update that is offered, never forced. */
import { Button } from '@baize/table';
import { type ReactNode, useEffect, useState } from 'react';
import { Workbox } from 'workbox-window';
import { Router, useLocation } from 'wouter';
import { texts } from '../texts.ts';
import { useQueryLocation } from './location.ts';
import style from './site.module.css';

export const Site = ({ children }: { readonly children: ReactNode }): ReactNode => (
  // oxlint-disable-next-line react/hooks -- the router takes its hook as a value
  <Router hook={useQueryLocation}>
    {children}
    <UpdateOffer />
  </Router>
);

/** Pages without a table: elsewhere the offer would cover the controls, and can wait. */
const quiet = /^\/(learn|puzzles|replays|lab)?$/;

function UpdateOffer(): ReactNode {
  const [path] = useLocation();
  const [update, setUpdate] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const worker = new Workbox('./sw.js');
    worker.addEventListener('waiting', () => {
      setUpdate(() => () => {
        worker.addEventListener('controlling', () => location.reload());
        worker.messageSkipWaiting();
      });
    });
    void worker.register();
  }, []);
  return (
    update !== null &&
    quiet.test(path) && (
      <div className={style['update']} role="status">
        {texts.site.update}
        <Button look="primary" size="small" onClick={update}>
          {texts.site.updateNow}
        </Button>
        <Button look="quiet" size="small" onClick={() => setUpdate(null)}>
          {texts.site.updateLater}
        </Button>
      </div>
    )
  );
}
