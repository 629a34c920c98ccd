// A group of processes that gets a part of a core (cgroup, of either version), and what it has used.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup',
  NAME = 'switchboard-figures';
/** Of how many microseconds a part is given each time: short, so that it is a slow core and not one that stops. */
const PERIOD = 4000;
const isNew = existsSync(join(ROOT, 'cgroup.controllers'));
const [cpu, used] = isNew ? [join(ROOT, NAME), join(ROOT, NAME)] : [join(ROOT, 'cpu', NAME), join(ROOT, 'cpuacct', NAME)];

const told = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const parent = (pid) => Number(/\) \S (\d+)/.exec(told(`/proc/${pid}/stat`))?.[1] ?? 0);

/** A process and all that it has begun. */
function family(first) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), parent(pid)]),
  );
  const found = [first];
  for (const pid of found) found.push(...[...parents].filter(([, of]) => of === pid).map(([child]) => child));
  return found;
}

/** Puts a process and its family into the group; whether that can be done here. */
export function gather(pid) {
  try {
    for (const folder of new Set([cpu, used])) {
      mkdirSync(folder, { recursive: true });
      for (const one of family(pid)) {
        try {
          writeFileSync(join(folder, 'cgroup.procs'), String(one));
        } catch (fault) {
          if (fault.code !== 'ESRCH') throw fault;
        }
      }
    }
    give(1000);
    return true;
  } catch (fault) {
    console.log(`no group of processes here (${fault.code}): nothing is slowed`);
    return false;
  }
}

/** Gives the group so much of a core, in percent; more than 100 is all there is. */
export function give(percent) {
  const quota = percent > 100 ? undefined : Math.round((PERIOD * percent) / 100);
  if (isNew) writeFileSync(join(cpu, 'cpu.max'), `${quota ?? 'max'} ${PERIOD}`);
  else {
    writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String(quota ?? -1));
  }
}

/** The processor time that the group has used, in milliseconds. */
export const spent = () =>
  isNew ? Number(/usage_usec (\d+)/.exec(told(join(used, 'cpu.stat')))?.[1]) / 1000 : Number(told(join(used, 'cpuacct.usage'))) / 1e6;

/** The group is not needed any more; its processes have ended. */
export function dissolve() {
  for (const folder of new Set([cpu, used])) {
    try {
      rmdirSync(folder);
    } catch {
      /* somebody is left in it */
    }
  }
}
