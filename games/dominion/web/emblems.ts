/** The emblems of the cards, drawn by us on a box of 64: the inside of an SVG, in the inks of the card's kind. */
import type { CardName } from '../src/facts.ts';

export const EMBLEMS: Readonly<Record<CardName, string>> = {
  Cellar:
    '<path d="M6 56V30C6 15 18 6 32 6s26 9 26 24v26" fill="var(--pale)"/>' +
    '<path d="M6 56V30C6 15 18 6 32 6s26 9 26 24v26" class="s"/>' +
    '<circle cx="22" cy="46" r="9" fill="var(--kind)"/>' +
    '<circle cx="42" cy="46" r="9" fill="var(--kind)"/>' +
    '<circle cx="32" cy="29" r="9" fill="var(--kind)"/>' +
    '<circle cx="22" cy="46" r="3" fill="var(--deep)"/>' +
    '<circle cx="42" cy="46" r="3" fill="var(--deep)"/>' +
    '<circle cx="32" cy="29" r="3" fill="#D2A23A"/>' +
    '<path d="M2 57h60" class="s"/>',
  Chapel:
    '<path d="M16 56V28C16 16 24 9 32 5c8 4 16 11 16 23v28z" fill="var(--pale)"/>' +
    '<path d="M16 56V28C16 16 24 9 32 5c8 4 16 11 16 23v28z" class="s"/>' +
    '<path d="M32 6v50M16 34h32" class="t"/>' +
    '<path d="M32 20c5 5 6 8 6 11a6 6 0 0 1-12 0c0-3 1-6 6-11z" fill="#D2A23A"/>' +
    '<path d="M10 57h44" class="s"/>',
  Moat:
    '<path d="M20 40V16h5v5h4v-5h6v5h4v-5h5v24z" fill="#FFFDF6"/>' +
    '<path d="M20 40V16h5v5h4v-5h6v5h4v-5h5v24" class="s"/>' +
    '<path d="M29 40v-7a3 3 0 0 1 6 0v7z" fill="var(--deep)"/>' +
    '<path d="M4 42c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0" class="s" style="stroke:var(--kind)"/>' +
    '<path d="M4 50c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0" class="s"/>' +
    '<path d="M4 58c5-4 9-4 14 0s9 4 14 0 9-4 14 0 9 4 14 0" class="s" style="stroke:var(--kind)"/>',
  Chancellor:
    '<path d="M14 14h36v12H14z" fill="var(--kind)"/>' +
    '<path d="M12 46h40v10H12z" fill="var(--deep)"/>' +
    '<path d="M18 26h28l-4 20H22z" fill="var(--pale)"/>' +
    '<path d="M18 26h28l-4 20H22z" class="t"/>' +
    '<circle cx="32" cy="35" r="6" fill="#D2A23A"/>' +
    '<path d="M26 6h12v8H26z" fill="var(--deep)"/>',
  Village:
    '<path d="M7 36 18 23l11 13v18H7z" fill="var(--pale)"/>' +
    '<path d="M4 38 18 21l14 17" class="s"/>' +
    '<path d="M44 40l8-9 8 9v14H44z" fill="var(--pale)"/>' +
    '<path d="M41 42l11-13 11 13" class="s"/>' +
    '<path d="M22 32 36 15l14 17v22H22z" fill="#FFFDF6"/>' +
    '<path d="M18 35 36 13l18 22" class="s"/>' +
    '<path d="M32 54V44a4 4 0 0 1 8 0v10z" fill="var(--deep)"/>' +
    '<circle cx="36" cy="32" r="3.2" fill="#D2A23A"/>' +
    '<path d="M2 54h60" class="s"/>',
  Woodcutter:
    '<path d="M14 58 42 16" class="s"/>' +
    '<path d="M36 6c12-2 20 4 22 16-8-2-13-1-18 3L30 17c4-2 5-6 6-11z" fill="var(--deep)"/>' +
    '<path d="M24 50h34v8H24z" fill="var(--kind)"/>' +
    '<ellipse cx="58" cy="54" rx="3.4" ry="4" fill="var(--pale)"/>' +
    '<ellipse cx="24" cy="54" rx="3.4" ry="4" fill="#D2A23A"/>',
  Workshop:
    '<path d="M10 56V38h44v18" class="s"/>' +
    '<path d="M6 34h52v6H6z" fill="var(--deep)"/>' +
    '<path d="M16 34V20h14v14z" fill="var(--kind)"/>' +
    '<path d="M36 10l14 4-4 6-12-4z" fill="var(--deep)"/>' +
    '<path d="M43 17l-3 17" class="s" style="stroke:#D2A23A"/>' +
    '<path d="M20 46h24v6H20z" fill="var(--pale)"/>',
  Bureaucrat:
    '<path d="M16 8h26l8 8v40H16z" fill="#FFFDF6"/>' +
    '<path d="M16 8h26l8 8v40H16z" class="s"/>' +
    '<path d="M23 20h14M23 28h20M23 36h12" class="t"/>' +
    '<circle cx="42" cy="44" r="9" fill="var(--kind)"/>' +
    '<path d="M37 50l-3 12 8-4 8 4-3-12z" fill="var(--deep)"/>' +
    '<circle cx="42" cy="44" r="4.5" fill="#D2A23A"/>',
  Feast:
    '<path d="M16 8h32c0 16-5 26-16 26S16 24 16 8z" fill="var(--pale)"/>' +
    '<path d="M16 8h32c0 16-5 26-16 26S16 24 16 8z" class="s"/>' +
    '<path d="M18 16h28c-1 10-6 16-14 16s-13-6-14-16z" fill="var(--kind)"/>' +
    '<path d="M32 34v18" class="s"/>' +
    '<path d="M20 56c2-5 22-5 24 0z" fill="var(--deep)"/>' +
    '<circle cx="32" cy="44" r="3" fill="#D2A23A"/>',
  Gardens:
    '<path d="M32 56V26" class="s"/>' +
    '<circle cx="32" cy="20" r="13" fill="var(--kind)"/>' +
    '<circle cx="32" cy="20" r="7" fill="var(--pale)"/>' +
    '<path d="M12 56V40M52 56V40" class="s"/>' +
    '<circle cx="12" cy="35" r="8" fill="var(--kind)"/>' +
    '<circle cx="52" cy="35" r="8" fill="var(--kind)"/>' +
    '<circle cx="12" cy="35" r="3.4" fill="#D2A23A"/>' +
    '<circle cx="52" cy="35" r="3.4" fill="#D2A23A"/>' +
    '<circle cx="32" cy="20" r="3.2" fill="#D2A23A"/>' +
    '<path d="M2 57h60" class="s"/>' +
    '<path d="M32 46c-6 0-9-3-10-7 6 0 9 3 10 7zM32 50c6 0 9-3 10-7-6 0-9 3-10 7z" fill="var(--deep)"/>',
  Militia:
    '<path d="M12 58 46 12M52 58 18 12" class="s"/>' +
    '<path d="M50 4l2 13-11-6zM14 4l-2 13 11-6z" fill="var(--deep)"/>' +
    '<path d="M18 24c6 0 10-1 14-4 4 3 8 4 14 4 0 16-4 25-14 32-10-7-14-16-14-32z" fill="var(--pale)"/>' +
    '<path d="M18 24c6 0 10-1 14-4 4 3 8 4 14 4 0 16-4 25-14 32-10-7-14-16-14-32z" class="s"/>' +
    '<path d="M32 20v36c-10-7-14-16-14-32 6 0 10-1 14-4z" fill="var(--kind)"/>',
  Moneylender:
    '<path d="M32 6v46M12 16h40" class="s"/>' +
    '<path d="M12 16 4 38h16zM52 16l-8 18h16z" class="t"/>' +
    '<path d="M3 38h18a9 8 0 0 1-18 0z" fill="var(--kind)"/>' +
    '<path d="M43 34h18a9 8 0 0 1-18 0z" fill="var(--kind)"/>' +
    '<circle cx="12" cy="34" r="4" fill="#D2A23A"/>' +
    '<circle cx="49" cy="30" r="4" fill="#D2A23A"/>' +
    '<circle cx="56" cy="30" r="4" fill="#D2A23A"/>' +
    '<path d="M20 57c3-6 21-6 24 0z" fill="var(--deep)"/>',
  Remodel:
    '<path d="M8 56V34h20v22z" fill="var(--pale)"/>' +
    '<path d="M8 56V34h20v22zM8 45h20M18 34v11M14 45v11" class="t"/>' +
    '<path d="M34 56V18h22v38z" fill="var(--kind)"/>' +
    '<path d="M34 56V18h22v38zM34 31h22M34 43h22M45 18v13M40 31v12M50 43v13" class="t"/>' +
    '<path d="M10 24c3-9 9-13 18-13" class="s"/>' +
    '<path d="M24 4l9 6-8 8z" fill="#D2A23A"/>' +
    '<path d="M3 57h58" class="s"/>',
  Smithy:
    '<path d="M6 26h14v-4h38v6c-9 0-14 4-15 10v4H27v-3c0-5-9-5-21-13z" fill="var(--deep)"/>' +
    '<path d="M24 42h22l5 10H19z" fill="var(--kind)"/>' +
    '<path d="M14 52h42v4H14z" fill="var(--deep)"/>' +
    '<path d="M30 16l6-8M42 16l2-9M52 17l6-6" class="t" style="stroke:#D2A23A"/>',
  Spy:
    '<path d="M4 32c8-13 18-19 28-19s20 6 28 19c-8 13-18 19-28 19S12 45 4 32z" fill="#FFFDF6"/>' +
    '<path d="M4 32c8-13 18-19 28-19s20 6 28 19c-8 13-18 19-28 19S12 45 4 32z" class="s"/>' +
    '<circle cx="32" cy="32" r="11" fill="var(--kind)"/>' +
    '<path d="M32 24a5 5 0 0 1 3 9l3 8H26l3-8a5 5 0 0 1 3-9z" fill="var(--deep)"/>',
  Thief:
    '<path d="M4 24c10-6 18-6 28 0 10-6 18-6 28 0 0 14-6 22-14 22-7 0-10-6-14-6s-7 6-14 6C10 46 4 38 4 24z" fill="var(--deep)"/>' +
    '<path d="M11 28c5-3 11-2 14 2-4 5-11 5-14-2zM53 28c-5-3-11-2-14 2 4 5 11 5 14-2z" fill="var(--pale)"/>' +
    '<path d="M16 52h10M30 56h14" class="t" style="stroke:#D2A23A"/>' +
    '<circle cx="51" cy="54" r="5" fill="#D2A23A"/>',
  'Throne Room':
    '<path d="M20 56V18c0-8 5-12 12-12s12 4 12 12v38" fill="var(--pale)"/>' +
    '<path d="M20 56V18c0-8 5-12 12-12s12 4 12 12v38" class="s"/>' +
    '<path d="M14 56V36h8v8h20v-8h8v20h-6v-6H20v6z" fill="var(--deep)"/>' +
    '<path d="M25 30l-2-12 5 4 4-7 4 7 5-4-2 12z" fill="#D2A23A"/>' +
    '<circle cx="14" cy="34" r="3.6" fill="var(--deep)"/>' +
    '<circle cx="50" cy="34" r="3.6" fill="var(--deep)"/>',
  'Council Room':
    '<ellipse cx="32" cy="36" rx="22" ry="11" fill="var(--pale)"/>' +
    '<ellipse cx="32" cy="36" rx="22" ry="11" class="s"/>' +
    '<circle cx="32" cy="14" r="6" fill="var(--deep)"/>' +
    '<circle cx="10" cy="24" r="5" fill="var(--kind)"/>' +
    '<circle cx="54" cy="24" r="5" fill="var(--kind)"/>' +
    '<circle cx="14" cy="52" r="5" fill="var(--kind)"/>' +
    '<circle cx="50" cy="52" r="5" fill="var(--kind)"/>' +
    '<circle cx="32" cy="57" r="5" fill="var(--kind)"/>' +
    '<path d="M26 36h12" class="t" style="stroke:#D2A23A"/>',
  Festival:
    '<path d="M4 12c14 12 42 12 56 0" class="t"/>' +
    '<path d="M8 15l8 4-6 10zM21 20l9 1-5 11zM35 21l9-2-4 11zM49 17l7-5 0 12z" fill="var(--kind)"/>' +
    '<path d="M12 57 32 30l20 27z" fill="var(--pale)"/>' +
    '<path d="M12 57 32 30l20 27z" class="s"/>' +
    '<path d="M26 57l6-15 6 15z" fill="var(--deep)"/>' +
    '<path d="M32 30V22l8 3-8 3" fill="#D2A23A"/>',
  Laboratory:
    '<path d="M26 8h12M28 8v16L13 50c-2 4 0 7 4 7h30c4 0 6-3 4-7L36 24V8" fill="#FFFDF6"/>' +
    '<path d="M21 38h22l8 13c1 4-1 6-4 6H17c-4 0-5-3-4-6z" fill="var(--kind)"/>' +
    '<path d="M25 8h14M28 8v16L13 50c-2 4 0 7 4 7h30c4 0 6-3 4-7L36 24V8" class="s"/>' +
    '<circle cx="28" cy="46" r="3" fill="#D2A23A"/>' +
    '<circle cx="37" cy="50" r="2.2" fill="#FFFDF6"/>' +
    '<circle cx="35" cy="42" r="1.8" fill="#FFFDF6"/>',
  Library:
    '<path d="M32 18c-7-6-16-7-26-6v38c10-1 19 0 26 6 7-6 16-7 26-6V12c-10-1-19 0-26 6z" fill="#FFFDF6"/>' +
    '<path d="M32 18c-7-6-16-7-26-6v38c10-1 19 0 26 6 7-6 16-7 26-6V12c-10-1-19 0-26 6zM32 18v38" class="s"/>' +
    '<path d="M12 22c5 0 10 1 14 3M12 31c5 0 10 1 14 3M12 40c5 0 10 1 14 3M52 22c-5 0-10 1-14 3M52 31c-5 0-10 1-14 3" class="t" style="stroke:var(--kind)"/>' +
    '<path d="M44 8v16l4-4 4 4V8z" fill="#D2A23A"/>',
  Market:
    '<path d="M10 28v28h44V28" fill="#FFFDF6"/>' +
    '<path d="M10 28v28h44V28" class="s"/>' +
    '<path d="M6 14h52l4 14a7 5 0 0 1-15 0 7 5 0 0 1-15 0 7 5 0 0 1-15 0 7 5 0 0 1-15 0z" fill="var(--pale)"/>' +
    '<path d="M18 14h13v14a7 5 0 0 1-14 0zM45 14h13l4 14a7 5 0 0 1-15 0z" fill="var(--kind)"/>' +
    '<path d="M6 14h52l4 14a7 5 0 0 1-15 0 7 5 0 0 1-15 0 7 5 0 0 1-15 0 7 5 0 0 1-15 0z" class="t"/>' +
    '<circle cx="24" cy="45" r="5" fill="#D2A23A"/>' +
    '<circle cx="34" cy="45" r="5" fill="var(--kind)"/>' +
    '<circle cx="43" cy="45" r="5" fill="#D2A23A"/>' +
    '<path d="M4 57h56" class="s"/>',
  Mine:
    '<path d="M4 57 20 26l10 12L42 14l18 43z" fill="var(--pale)"/>' +
    '<path d="M4 57 20 26l10 12L42 14l18 43z" class="s"/>' +
    '<path d="M24 57V46a9 9 0 0 1 18 0v11z" fill="var(--deep)"/>' +
    '<path d="M33 47l4 5-4 5-4-5z" fill="#D2A23A"/>' +
    '<path d="M42 14l5 11-5 4-5-5z" fill="var(--kind)"/>',
  Witch:
    '<circle cx="44" cy="18" r="13" fill="var(--pale)"/>' +
    '<path d="M32 6c3 12 8 22 13 34H18c4-7 5-14 6-20 1-7 4-11 8-14z" fill="var(--deep)"/>' +
    '<path d="M32 6c-3-3-8-2-11 1 4 0 6 2 7 5z" fill="var(--deep)"/>' +
    '<path d="M19 36h25l2 5H17z" fill="#D2A23A"/>' +
    '<path d="M4 46c8-6 48-6 56 0-8 7-48 7-56 0z" fill="var(--deep)"/>' +
    '<path d="M50 8l1.6 3.4L55 13l-3.4 1.6L50 18l-1.6-3.4L45 13l3.4-1.6z" fill="#D2A23A"/>',
  Adventurer:
    '<circle cx="32" cy="32" r="25" fill="#FFFDF6"/>' +
    '<circle cx="32" cy="32" r="25" class="s"/>' +
    '<path d="M32 12l6 20-6 20-6-20z" fill="var(--kind)"/>' +
    '<path d="M32 12l6 20H26z" fill="var(--deep)"/>' +
    '<path d="M9 32h5M50 32h5M32 9v3" class="t"/>' +
    '<circle cx="32" cy="32" r="3.4" fill="#D2A23A"/>',
  Copper:
    '<ellipse cx="32" cy="44" rx="20" ry="9" fill="var(--deep)"/>' +
    '<ellipse cx="32" cy="38" rx="20" ry="9" fill="#C9814E"/>' +
    '<ellipse cx="32" cy="38" rx="13" ry="5" fill="none" stroke="#7C4420" stroke-width="2"/>',
  Silver:
    '<ellipse cx="32" cy="48" rx="20" ry="9" fill="#5C6470"/>' +
    '<ellipse cx="32" cy="42" rx="20" ry="9" fill="#B9C1CC"/>' +
    '<ellipse cx="32" cy="33" rx="20" ry="9" fill="#5C6470"/>' +
    '<ellipse cx="32" cy="27" rx="20" ry="9" fill="#D8DEE6"/>' +
    '<ellipse cx="32" cy="27" rx="13" ry="5" fill="none" stroke="#5C6470" stroke-width="2"/>',
  Gold:
    '<ellipse cx="32" cy="51" rx="20" ry="8.5" fill="#8A6210"/>' +
    '<ellipse cx="32" cy="46" rx="20" ry="8.5" fill="#E3B23C"/>' +
    '<ellipse cx="32" cy="38" rx="20" ry="8.5" fill="#8A6210"/>' +
    '<ellipse cx="32" cy="33" rx="20" ry="8.5" fill="#E3B23C"/>' +
    '<ellipse cx="32" cy="25" rx="20" ry="8.5" fill="#8A6210"/>' +
    '<ellipse cx="32" cy="20" rx="20" ry="8.5" fill="#F2CC62"/>' +
    '<ellipse cx="32" cy="20" rx="13" ry="5" fill="none" stroke="#8A6210" stroke-width="2"/>',
  Estate:
    '<path d="M0 57c12-14 26-18 34-18s20 5 30 18z" fill="var(--kind)"/>' +
    '<path d="M22 40V26l10-9 10 9v14z" fill="#FFFDF6"/>' +
    '<path d="M18 28 32 15l14 13" class="s"/>' +
    '<path d="M22 28v12M42 28v12" class="s"/>' +
    '<path d="M29 40v-8h6v8z" fill="var(--deep)"/>',
  Duchy:
    '<path d="M10 56V28h44v28z" fill="#FFFDF6"/>' +
    '<path d="M10 56V28h44v28z" class="s"/>' +
    '<path d="M6 28 32 12l26 16z" fill="var(--kind)"/>' +
    '<path d="M6 28 32 12l26 16z" class="s"/>' +
    '<path d="M28 56V44a4 4 0 0 1 8 0v12z" fill="var(--deep)"/>' +
    '<path d="M16 36h6v7h-6zM42 36h6v7h-6z" fill="#D2A23A"/>' +
    '<path d="M32 12V3l8 3-8 3" fill="#D2A23A"/>' +
    '<path d="M2 57h60" class="s"/>',
  Province:
    '<path d="M6 56V22h5v4h4v-4h5v34zM44 56V22h5v4h4v-4h5v34z" fill="var(--pale)"/>' +
    '<path d="M6 56V22h5v4h4v-4h5v34M44 56V22h5v4h4v-4h5v34" class="s"/>' +
    '<path d="M18 56V32h28v24z" fill="#FFFDF6"/>' +
    '<path d="M22 34V14h5v4h3v-4h4v4h3v-4h5v20" fill="var(--kind)"/>' +
    '<path d="M22 34V14h5v4h3v-4h4v4h3v-4h5v20M18 56V34h28v22" class="s"/>' +
    '<path d="M27 56V46a5 5 0 0 1 10 0v10z" fill="var(--deep)"/>' +
    '<path d="M32 14V3l10 3.5L32 10" fill="#D2A23A"/>' +
    '<path d="M1 57h62" class="s"/>',
  Curse:
    '<path d="M32 6c16 0 24 10 24 22 0 9-5 14-10 17v9H18v-9C13 42 8 37 8 28 8 16 16 6 32 6z" fill="var(--pale)"/>' +
    '<path d="M32 6c16 0 24 10 24 22 0 9-5 14-10 17v9H18v-9C13 42 8 37 8 28 8 16 16 6 32 6z" class="s"/>' +
    '<path d="M16 28l12 3c-1 7-11 7-12-3zM48 28l-12 3c1 7 11 7 12-3z" fill="var(--deep)"/>' +
    '<path d="M32 38l4 6h-8z" fill="var(--kind)"/>' +
    '<path d="M26 54v-5M32 54v-5M38 54v-5" class="t"/>',
  Artisan:
    '<path d="M8 56h48" class="s"/>' +
    '<path d="M22 56c-8-8-10-18-4-26h28c6 8 4 18-4 26z" fill="var(--kind)"/>' +
    '<path d="M18 30h28l-5-8H23z" fill="var(--pale)"/>' +
    '<path d="M18 30h28l-5-8H23z" class="t"/>' +
    '<path d="M16 40c10 4 22 4 32 0" class="s" style="stroke:#D2A23A"/>' +
    '<path d="M32 22V8M32 8c5 0 8 3 8 6-5 0-8-2-8-6zM32 12c-5 0-8 3-8 6 5 0 8-2 8-6z" fill="var(--deep)" class="t"/>',
  Bandit:
    '<path d="M10 24c10-6 34-6 44 0v12c-6 8-14 8-19 2h-6c-5 6-13 6-19-2z" fill="var(--deep)"/>' +
    '<ellipse cx="22" cy="30" rx="6" ry="4.5" fill="#FFFDF6"/>' +
    '<ellipse cx="42" cy="30" rx="6" ry="4.5" fill="#FFFDF6"/>' +
    '<path d="M54 26l8-6M54 32l8 2" class="s"/>' +
    '<path d="M14 18C18 9 26 5 32 5s14 4 18 13c-12-4-24-4-36 0z" fill="var(--kind)"/>' +
    '<circle cx="26" cy="53" r="6" fill="#D2A23A"/>' +
    '<circle cx="38" cy="55" r="5" fill="#D2A23A"/>' +
    '<path d="M12 60h40" class="s"/>',
  Harbinger:
    '<path d="M8 30 40 16v32L8 36z" fill="var(--pale)"/>' +
    '<path d="M8 30 40 16v32L8 36z" class="s"/>' +
    '<path d="M40 14c8 4 8 32 0 36" fill="var(--kind)" class="s"/>' +
    '<path d="M16 38v14h8V41z" fill="var(--deep)"/>' +
    '<path d="M54 22l7-5M56 32h7M54 42l7 5" class="s" style="stroke:#D2A23A"/>',
  Merchant:
    '<path d="M32 8v46M20 56h24" class="s"/>' +
    '<path d="M10 18h44" class="s"/>' +
    '<path d="M10 18 3 38h14zM54 18l-7 20h14z" class="t"/>' +
    '<path d="M3 38c2 8 12 8 14 0zM47 38c2 8 12 8 14 0z" fill="var(--kind)"/>' +
    '<circle cx="10" cy="34" r="5" fill="#D2A23A"/>' +
    '<circle cx="54" cy="33" r="5" fill="var(--pale)"/>' +
    '<circle cx="32" cy="9" r="4" fill="var(--deep)"/>',
  Poacher:
    '<path d="M14 8c22 6 34 20 38 48" class="s"/>' +
    '<path d="M14 8 52 56" class="t"/>' +
    '<path d="M8 50 50 14" class="s" style="stroke:#D2A23A"/>' +
    '<path d="M44 10l14-4-4 14z" fill="var(--deep)"/>' +
    '<path d="M6 46l8-1 1 8-7 4z" fill="var(--kind)"/>' +
    '<path d="M22 44c6-6 14-4 16 2 6 0 8 6 4 10H20c-4-4-2-9 2-12z" fill="var(--pale)"/>' +
    '<path d="M36 46c1-7 5-9 8-9-1 5-2 7-5 10" fill="var(--pale)" class="t"/>',
  Sentry:
    '<path d="M22 58V26h20v32z" fill="var(--pale)"/>' +
    '<path d="M22 58V26h20v32" class="s"/>' +
    '<path d="M18 26V14h6v5h5v-5h6v5h5v-5h6v12z" fill="var(--kind)"/>' +
    '<path d="M27 40c3-5 7-5 10 0-3 5-7 5-10 0z" fill="#FFFDF6" class="t"/>' +
    '<circle cx="32" cy="40" r="2.6" fill="#D2A23A"/>' +
    '<path d="M54 58V10" class="s"/>' +
    '<path d="M54 2l5 10H49z" fill="var(--deep)"/>' +
    '<path d="M8 58h52" class="s"/>',
  Vassal:
    '<circle cx="22" cy="16" r="8" fill="var(--pale)"/>' +
    '<path d="M14 15c0-7 4-11 8-11s8 4 8 11z" fill="var(--deep)"/>' +
    '<path d="M14 28h16l6 14h12v8H26l-4-8-2 14H10z" fill="var(--kind)"/>' +
    '<path d="M48 50v8M10 56h42" class="s"/>' +
    '<path d="M32 30l18-8M46 17l6 9" class="s" style="stroke:#D2A23A"/>',
};
