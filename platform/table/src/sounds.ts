/** Short soft sounds, synthesised: nothing to download. Silent until the first click, as browsers ask. */
import { settings } from './settings.ts';

export type Sound = 'card' | 'coin' | 'chip' | 'knock' | 'chime';

let context: AudioContext | null = null;

/** Call once: sound becomes possible with the first gesture. */
export function armSounds(): void {
  const wake = (): void => {
    try {
      context ??= new AudioContext();
      void context.resume();
    } catch {
      // a machine without sound plays silently
    }
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

export function playSound(sound: Sound): void {
  const { sound: on, volume } = settings();
  if (!on || volume === 0 || context === null || context.state !== 'running') return;
  const out = context.createGain();
  out.gain.value = volume * 0.5;
  out.connect(context.destination);
  const at = context.currentTime;
  switch (sound) {
    case 'card':
      return noise(context, out, at, 0.09, 2600, 0.5);
    case 'coin':
      tone(context, out, at, 1180, 0.16, 0.22);
      return tone(context, out, at + 0.04, 1760, 0.2, 0.14);
    case 'chip':
      noise(context, out, at, 0.03, 4200, 0.5);
      return noise(context, out, at + 0.06, 0.03, 3600, 0.4);
    case 'knock':
      tone(context, out, at, 190, 0.1, 0.6);
      return tone(context, out, at + 0.13, 170, 0.12, 0.5);
    case 'chime':
      [523, 659, 784].forEach((pitch, i) => tone(context as AudioContext, out, at + i * 0.09, pitch, 0.6, 0.2));
  }
}

function tone(on: AudioContext, out: AudioNode, at: number, pitch: number, length: number, loud: number): void {
  const source = on.createOscillator();
  const level = on.createGain();
  source.type = 'sine';
  source.frequency.setValueAtTime(pitch, at);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + 0.008);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(level).connect(out);
  source.start(at);
  source.stop(at + length);
}

function noise(on: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const samples = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const level = on.createGain();
  source.buffer = samples;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(filter).connect(level).connect(out);
  source.start(at);
}
