/** Runs Blender, and builds the denoiser that it needs. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { masters, studio } from './paths.mjs';

const library = join(masters, 'denoiser.so');
const source = join(studio, 'denoiser.c');
const FLAGS = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];

export function buildDenoiser() {
  mkdirSync(masters, { recursive: true });
  if (existsSync(library) && statSync(library).mtimeMs > statSync(source).mtimeMs) return;
  execFileSync('gcc', [...FLAGS, source, '-o', library, '-lm']);
}

/** Renders a recipe; the running Blender's process id stands in `pidFile`, so that it can be paused. */
export function render(recipe, target, { pidFile, denoise = true } = {}) {
  const whole = denoise ? { ...recipe, denoiser: library } : recipe;
  return runBlender('render.py', [JSON.stringify(whole), target], target, pidFile);
}

/** Runs one of our scripts in Blender with the lowest priority, until `target` exists. */
export function runBlender(name, words, target, pidFile) {
  const script = ['-b', '--factory-startup', '--python', join(studio, name)];
  const blender = spawn('nice', ['-n', '19', 'blender', ...script, '--', ...words], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (pidFile) writeFileSync(pidFile, `${blender.pid}\n`);
  let output = '';
  for (const stream of [blender.stdout, blender.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    blender.on('error', reject);
    blender.on('close', (code) => {
      if (pidFile) rmSync(pidFile, { force: true });
      if (code === 0 && existsSync(target)) resolve();
      else reject(new Error(output.trim().split('\n').slice(-4).join('\n')));
    });
  });
}
