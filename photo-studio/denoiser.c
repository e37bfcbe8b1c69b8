/* Joint non-local means: averages `source` over pixels whose neighbourhoods look alike in `guide`,
 * as far as the noise (`variance`) and the features (colour, normal) allow. All images are planar (channel, row, column).
 * gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoiser.c -o denoiser.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TILE = 64, CHANNELS = 3, FARTHEST = 12 };

typedef struct {
  const float *guide, *variance, *source, *features, *feature_weights;
  int feature_count, width, height, radius, patch;
  float strength;
  float *result, *weight;
} Job;

typedef struct {
  int left, right, top, bottom;
} Area;

static int larger(int a, int b) { return a > b ? a : b; }
static int smaller(int a, int b) { return a < b ? a : b; }

/* The part of an area whose pixels, and the pixels (dx, dy) away from them, lie inside the image. */
static Area both_inside(const Job *job, Area area, int dx, int dy) {
  Area part = {larger(area.left, larger(0, -dx)), smaller(area.right, smaller(job->width, job->width - dx)),
               larger(area.top, larger(0, -dy)), smaller(area.bottom, smaller(job->height, job->height - dy))};
  return part;
}

static void add_pixel_distances(const Job *job, int at, int shift, int count, float *restrict row) {
  float k = job->strength * job->strength;
  size_t plane = (size_t)job->width * job->height;
  for (int c = 0; c < CHANNELS; c++) {
    const float *restrict a = job->guide + c * plane + at, *restrict b = a + shift;
    const float *restrict va = job->variance + c * plane + at, *restrict vb = va + shift;
    for (int i = 0; i < count; i++) {
      float d = a[i] - b[i], common = va[i] + (va[i] < vb[i] ? va[i] : vb[i]);
      row[i] += (d * d - common) / (1e-6f + 1e-4f * a[i] * a[i] + k * (va[i] + vb[i])) / CHANNELS;
    }
  }
}

static void add_feature_distances(const Job *job, int at, int shift, int count, float *restrict row) {
  size_t plane = (size_t)job->width * job->height;
  for (int c = 0; c < job->feature_count; c++) {
    const float *restrict a = job->features + c * plane + at, *restrict b = a + shift;
    float importance = job->feature_weights[c];
    for (int i = 0; i < count; i++) row[i] += (a[i] - b[i]) * (a[i] - b[i]) * importance;
  }
}

static void add_weighted(const Job *job, int at, int shift, int count, const float *restrict distance) {
  float weight[TILE];
  size_t plane = (size_t)job->width * job->height;
  for (int i = 0; i < count; i++) weight[i] = distance[i] > FARTHEST ? 0 : expf(-distance[i]);
  for (int i = 0; i < count; i++) job->weight[at + i] += weight[i];
  for (int c = 0; c < CHANNELS; c++) {
    const float *restrict source = job->source + c * plane + at + shift;
    float *restrict result = job->result + c * plane + at;
    for (int i = 0; i < count; i++) result[i] += weight[i] * source[i];
  }
}

/* Adds the pixels (dx, dy) away, for one tile; `distance` and `rows` hold the tile with its patch border. */
static void add_shifted(const Job *job, Area tile, int dx, int dy, float *distance, float *rows) {
  int patch = job->patch, side = TILE + 2 * patch, shift = dy * job->width + dx;
  Area border = {tile.left - patch, tile.right + patch, tile.top - patch, tile.bottom + patch};
  Area known = both_inside(job, border, dx, dy), wanted = both_inside(job, tile, dx, dy);
  float share = 1.f / ((2 * patch + 1) * (2 * patch + 1));
  memset(distance, 0, sizeof(float) * side * side);
  memset(rows, 0, sizeof(float) * side * side);
  for (int y = known.top; y < known.bottom; y++)
    add_pixel_distances(job, y * job->width + known.left, shift, known.right - known.left,
                        distance + (y - border.top) * side + known.left - border.left);
  for (int j = 0; j < side; j++)
    for (int a = 0; a <= 2 * patch; a++)
      for (int i = 0; i < TILE; i++) rows[j * side + i] += distance[j * side + i + a];
  for (int y = wanted.top; y < wanted.bottom; y++) {
    int count = wanted.right - wanted.left, at = y * job->width + wanted.left;
    float total[TILE] = {0};
    for (int a = 0; a <= 2 * patch; a++) {
      const float *row = rows + (y - tile.top + a) * side + wanted.left - tile.left;
      for (int i = 0; i < count; i++) total[i] += row[i];
    }
    for (int i = 0; i < count; i++) total[i] = total[i] > 0 ? total[i] * share : 0;
    add_feature_distances(job, at, shift, count, total);
    add_weighted(job, at, shift, count, total);
  }
}

void non_local_means(const float *guide, const float *variance, const float *source, const float *features,
                     int feature_count, const float *feature_weights, int width, int height, int radius, int patch,
                     float strength, float *result) {
  size_t pixels = (size_t)width * height;
  Job job = {guide, variance, source, features, feature_weights, feature_count, width, height,
             radius, patch, strength, result, calloc(pixels, sizeof(float))};
  memset(result, 0, pixels * CHANNELS * sizeof(float));
#pragma omp parallel for schedule(dynamic) collapse(2)
  for (int y = 0; y < height; y += TILE)
    for (int x = 0; x < width; x += TILE) {
      Area tile = {x, smaller(x + TILE, width), y, smaller(y + TILE, height)};
      size_t area = (TILE + 2 * patch) * (TILE + 2 * patch);
      float *distance = malloc(area * sizeof(float)), *rows = malloc(area * sizeof(float));
      for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) add_shifted(&job, tile, dx, dy, distance, rows);
      free(distance);
      free(rows);
    }
  for (int c = 0; c < CHANNELS; c++)
    for (size_t p = 0; p < pixels; p++) result[c * pixels + p] /= job.weight[p];
  free(job.weight);
}
