/** Playing with friends: set up a table, or sit down by an invite. */
import { Button, Icon, cx } from '@baize/table';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLocation } from 'wouter';
import { Problem } from '../parts/problem.tsx';
import { texts } from '../texts.ts';
import { inviteTarget } from './invite.ts';
import styles from './friends.module.css';

export function Friends({
  field,
  lost,
  setUp,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The server cannot be reached. */
  readonly lost: boolean;
  readonly setUp: () => void;
}): ReactNode {
  const [, go] = useLocation();
  const [pasted, setPasted] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <div className={cx('panel', styles.friends)}>
      <p className="soft">{texts.start.friendsLine}</p>
      <Button look="outline" className={styles.full} disabled={lost} onClick={setUp}>
        <Icon name="friends" size={20} />
        {texts.start.setUp}
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const target = inviteTarget(pasted);
          if (target === null) {
            setWrong(true);
            field.current?.focus();
          } else go(target);
        }}
      >
        <label className="small soft" htmlFor="invite">
          {texts.start.gotInvite}
        </label>
        <div className={styles.invite}>
          <input
            id="invite"
            ref={field}
            className="field"
            placeholder={texts.start.inviteField}
            value={pasted}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'invite-wrong' : undefined}
            onChange={(event) => {
              setPasted(event.target.value);
              setWrong(false);
            }}
          />
          <Button type="submit" disabled={lost} className={styles.sit}>
            {texts.start.sitDown}
          </Button>
        </div>
        {wrong && (
          <Problem id="invite-wrong" className="small">
            {texts.start.badInvite}
          </Problem>
        )}
      </form>
    </div>
  );
}
